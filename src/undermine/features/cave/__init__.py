"""The Dark Cave: dwarfs who walk, monsters, webs, equipment and two clans."""
