# The page as an app: without a network, a new version, calls for whoever is on turn.

app-offline = You are offline. The rules and the lessons are here all the same.
app-lessons = Lessons
app-rules = Rules
app-update = There is a new version of the page.
app-reload = Reload

app-turn = It is your turn
app-turn-where = The others wait for you at the table { $code }.
app-bell = Tell me when it is my turn
app-bell-about = A call from this browser, also while the page is closed; at tables with a quick clock only while it is open.
app-bell-tab = A call from this browser while the page is open in another tab.
app-bell-forbidden = Your browser does not allow calls of this page. They can be allowed in its settings.
