import { expect, test } from "vitest";
import { cityToFillIn, contradictsProvince, provinceOf, provinceToFillIn } from "#app/forms/provinces.ts";

test.each([
  ["01001", "Araba/Álava"],
  ["01001", "Álava"],
  ["03001", "Alicante/Alacant"],
  ["07001", "Illes Balears"],
  ["07001", "Balears, Illes"],
  ["12001", "Castelló"],
  ["15001", "Coruña, A"],
  ["15001", "La Coruña"],
  ["17001", "GERONA"],
  ["20001", "gipuzkoa"],
  ["25001", "Lérida"],
  ["26001", "Rioja, La"],
  ["28001", "Provincia de Madrid"],
  ["31001", "Nafarroa"],
  ["32001", "Orense"],
  ["33001", "Asturias (Principado de)"],
  ["35001", "Palmas, Las"],
  ["38001", "Tenerife"],
  ["48001", "Vizcaya"],
  ["51001", "Ceuta"],
  // A name or a code of no province contradicts nothing.
  ["35600", "Fuerteventura"],
  ["28001", "Comunidad de Madrid"],
  ["47001", "Castilla y León"],
  ["47001", "Castilla - León"],
  ["47001", "Castilla-León"],
  ["47001", "Castilla/León"],
  ["53001", "Madrid"],
  ["", "Madrid"],
  ["1001", "Araba"],
])("the postal code %s does not contradict %s", (postalCode, province) => {
  expect(contradictsProvince(postalCode, province)).toBe(false);
});

test.each([
  ["28001", "Albacete"],
  ["02800", "Madrid"],
  ["35001", "Bizkaia"],
  ["38001", "Las Palmas"],
  ["01001", "Bizkaia"],
  ["51001", "Melilla"],
  ["15001", "Ourense"],
  ["47001", "León (Castilla y León)"],
  ["47001", "León - Castilla-León"],
])("the postal code %s contradicts %s", (postalCode, province) => {
  expect(contradictsProvince(postalCode, province)).toBe(true);
});

test.each([
  ["48001", "Bizkaia"],
  ["01001", "Araba/Álava"],
  ["52006", "Melilla"],
  ["4800", undefined],
  ["53001", undefined],
  ["", undefined],
])("the province of the postal code %j is %s", (postalCode, expected) => {
  expect(provinceOf(postalCode)).toBe(expected);
});

test.each([
  ["the first code fills in an empty field", "48001", undefined, "", "Bizkaia"],
  ["spaces are an empty field", "48001", undefined, "  ", "Bizkaia"],
  ["a typed province stays", "48001", undefined, "Vizcaya", undefined],
  ["a typed province that contradicts the code stays, and is refused", "48001", undefined, "Madrid", undefined],
  ["another code of the province changes nothing", "48005", "48001", "Vizcaya", undefined],
  ["a code of another province replaces what the code before said", "28001", "48001", "Bizkaia", "Madrid"],
  ["a province of neither code was typed, and stays", "28001", "48001", "Segovia", undefined],
  ["what is no province stays", "38001", "35600", "Fuerteventura", undefined],
  ["a province that was right already stays", "28001", "48001", "Madrid", undefined],
])("%s", (_name, code, before, typed, expected) => {
  expect(provinceToFillIn({ code, before, typed })).toBe(expected);
});

test.each([
  ["the only city of the code fills in an empty field", "52001", undefined, "", "Melilla"],
  ["a code of more cities fills in nothing", "48001", undefined, "", undefined],
  ["a typed city stays", "51001", undefined, "Benzú", undefined],
  ["another code replaces what the code before said", "51001", "52001", "Melilla", "Ceuta"],
  ["a code of more cities takes away what the code before said", "29001", "52001", "Melilla", ""],
  ["a typed city stays with another code", "29001", "48001", "Málaga", undefined],
])("%s", (_name, code, before, typed, expected) => {
  expect(cityToFillIn({ code, before, typed })).toBe(expected);
});
