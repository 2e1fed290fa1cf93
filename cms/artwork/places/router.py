"""The router, on the floor."""
from places import network


def build():
    return network.router()
