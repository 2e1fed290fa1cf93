"""The router with its fibre, on the floor."""
from scenery import network


def build():
    return [*network.router(), *network.fibre()]
