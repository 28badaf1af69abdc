"""The web servers of deploy/ in front of a real server: its own files, with other ports and another certificate.

Owns starting and ending them.  A web server that is not on this machine is missed in words, never silently.
"""

from __future__ import annotations

import os
import shutil
import socket
import ssl
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

RECIPES = Path(__file__).parents[2] / "deploy"
SERVERS = ("nginx", "caddy")
PATIENCE = 30.0
NGINX = """
daemon off; master_process off; pid {folder}/pid; error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
    include {folder}/recipe.conf;
}}
"""
CADDY = """{{
    admin off
    auto_https disable_redirects
    skip_install_trust
    storage file_system {folder}
}}
"""


def program(name: str) -> str:
    """Where it is; empty if it is not.  On Debian nginx lies where only root looks."""
    return shutil.which(name, path=os.environ.get("PATH", "") + ":/usr/sbin:/sbin:/usr/local/sbin") or ""


@contextmanager
def fronting(name: str, inner: str, folder: Path, *, sub_path: bool) -> Iterator[str]:
    """The outer address, with TLS, of what answers at `inner`."""
    port = _free_port()
    words = _nginx(inner, folder, port, sub_path) if name == "nginx" else _caddy(inner, folder, port, sub_path)
    environment = {**os.environ, "UNDERMINE_HOSTNAME": f"https://127.0.0.1:{port}", "UNDERMINE_UPSTREAM": inner}
    log = folder / "said"
    with log.open("wb") as said, subprocess.Popen(words, env=environment, stdout=said, stderr=said) as child:
        try:
            _wait(f"https://127.0.0.1:{port}{'/mine' if sub_path else ''}/health", child, log)
            yield f"https://127.0.0.1:{port}"
        finally:
            child.terminate()


def _nginx(inner: str, folder: Path, port: int, sub_path: bool) -> list[str]:
    recipe = (RECIPES / ("nginx-subpath.conf" if sub_path else "nginx.conf")).read_text(encoding="utf-8")
    name = "host.example" if sub_path else "undermine.example"
    changes = {
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        f"/etc/letsencrypt/live/{name}/fullchain.pem": f"{folder}/certificate.pem",
        f"/etc/letsencrypt/live/{name}/privkey.pem": f"{folder}/key.pem",
        "http://127.0.0.1:8765": f"http://{inner}",
    }
    if not sub_path:
        changes["listen 80;"] = f"listen 127.0.0.1:{_free_port()};"
    for old, new in changes.items():
        assert recipe.count(old) == 1, f"the recipe has no {old}"
        recipe = recipe.replace(old, new)
    (folder / "recipe.conf").write_text(recipe, encoding="utf-8")
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder), encoding="utf-8")
    made = ["-newkey", "rsa:2048", "-nodes", "-keyout", f"{folder}/key.pem", "-out", f"{folder}/certificate.pem"]
    words = ["openssl", "req", "-x509", *made, "-subj", "/CN=127.0.0.1", "-days", "1"]
    subprocess.run(words, check=True, capture_output=True)
    return [program("nginx"), "-p", str(folder), "-c", f"{folder}/nginx.conf"]


def _caddy(_inner: str, folder: Path, _port: int, sub_path: bool) -> list[str]:
    recipe = (RECIPES / ("Caddyfile.subpath" if sub_path else "Caddyfile")).read_text(encoding="utf-8")
    (folder / "Caddyfile").write_text(CADDY.format(folder=folder) + recipe, encoding="utf-8")
    return [program("caddy"), "run", "--adapter", "caddyfile", "--config", f"{folder}/Caddyfile"]


def _wait(url: str, child: subprocess.Popen[bytes], log: Path) -> None:
    trusting = urllib.request.HTTPSHandler(context=ssl._create_unverified_context())
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}), trusting)
    until = time.monotonic() + PATIENCE
    why = "not asked yet"
    while why:
        assert child.poll() is None and time.monotonic() < until, f"{why}: {log.read_text(encoding='utf-8')}"
        try:
            with opener.open(url, timeout=2):
                why = ""
        except OSError as error:
            why = str(error)
            time.sleep(0.1)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
