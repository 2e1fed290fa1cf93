"""The clay models of dwellings and premises, and the props of offers and pages; places are those of `kits`."""
from kits import KIT, WIDE, picture

MODEL_MARGIN = (0.035, 0.03, 0.07)


def model(place, turn=-30, pitch=24, size=KIT):
    """One model on its base plate, turned so that its front and its right side are seen."""
    return picture(size, (f"places.{place}", 0, 0, dict(lean=90, turn=turn)), pitch=pitch, margin=MODEL_MARGIN, oversize=1.0, samples=16)


PICTURES = {
    "dwelling-piso": model("piso"),
    "dwelling-bajo-atico": model("bajo_atico"),
    "dwelling-chalet": model("chalet"),
    "dwelling-segunda-residencia": model("second_home"),
}
