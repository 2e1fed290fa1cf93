"""The router with its fibre, on the floor."""
from places import network


def build():
    return [*network.router(), *network.fibre()]
