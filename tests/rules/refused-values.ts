const REQUIRED = "errors:required";
const TEXT = "errors:text";
const NUMBER = "errors:number";
const TOO_LONG = "errors:tooLong";

type Step = "personal" | "address" | "confirmation";

/** A refused value of one field. Only that field, the last one, is in error. */
type Refused = [step: Step, values: Record<string, string>, error: string];

const refused = (step: Step, field: string, error: string, values: string[]) =>
  values.map((value): Refused => [step, { [field]: value }, error]);

const refusedDocuments = (docType: string, values: string[]) =>
  values.map((docNumber): Refused => ["address", { docType, docNumber }, `errors:${docType}`]);

/** Values that cannot be what the field asks for, with the error of the field (docs/rules.md#field-patterns). */
export const REFUSED: Refused[] = [
  ...refused("personal", "name", REQUIRED, ["   ", "\u200b"]),
  ...refused("personal", "name", TEXT, [
    "Ane 2",
    "600123456",
    "ane@example.com",
    "@ne",
    "-",
    "º",
    "Ane & Jon",
    "Ane_López",
    "Juan 123º",
    "<b>Ane</b>",
    "Ane 🙂",
  ]),
  ...refused("personal", "name", TOO_LONG, ["a".repeat(121)]),
  ...refused("personal", "phone", "errors:mobile", [
    "60012345",
    "6001234567",
    "+346001234567",
    "(+34) 60012345",
    "3460012345",
    "+351 600 123 456",
    "+33 6 12 34 56 78",
    "0044 7911 123456",
    "600123456 ext. 2",
    "600123456 / 611223344",
    "600+123+456",
    "seiscientos",
    "ES600123456",
  ]),
  ...refused("personal", "email", "errors:email", ["ane", "ane@", "ane@example", "ane example@a.es"]),
  ...refusedDocuments("DNI", ["1234567Z", "12345678", "123456789", "Z12345678", "12345678Ñ", "X2345678T", "B12345674"]),
  ...refusedDocuments("NIE", ["12345678Z", "W1234567L", "X123456L", "X1234567", "X123456789L"]),
  ...refusedDocuments("CIF", ["12345678Z", "I12345674", "K1234567A", "B1234567K", "B123456", "ES-B12345674"]),
  ...refused("address", "street", TEXT, ["12", "123 - 4", "<b>", "Calle @ Mayor", "C\\ Mayor", "Mayor; 3"]),
  ...refused("address", "street", TOO_LONG, ["a".repeat(121)]),
  ...refused("address", "number", REQUIRED, [" "]),
  ...refused("address", "number", NUMBER, [
    "doce",
    "B",
    "-5",
    "12,5",
    "5 bis bis",
    "12-",
    "12 perro",
    "km",
    "km cuatro",
    "s/n 4",
    "12 3º B",
    "#5",
    "1/2/3",
    "5ABC",
    "½",
    "Calle Mayor 12",
  ]),
  ...refused("address", "number", TOO_LONG, ["600123456", "1".repeat(11), "doce de la calle Mayor"]),
  ...refused("address", "block", NUMBER, ["@", "-", "A&B", "<1>", "A_1"]),
  ...refused("address", "block", TOO_LONG, ["a".repeat(31), "28001480"]),
  ...refused("address", "stairs", TEXT, ["?", "A=1", "¡!"]),
  ...refused("address", "floor", NUMBER, [
    "abc",
    "100º",
    "Bajísimo",
    "B@jo",
    "tercero perro",
    "º",
    "3º B 2ª C",
    "azul",
    "Calle Mayor",
    "--1",
  ]),
  ...refused("address", "floor", TOO_LONG, ["Bajo".repeat(8), "600123456"]),
  ...refused("address", "door", TEXT, ["*", "º", "1ª|2ª", "{A}", "/"]),
  ...refused("address", "door", TOO_LONG, ["izquierda subiendo por la escalera"]),
  ...refused("address", "postalCode", NUMBER, ["48x01", "E-28001", "28.001", "cinco", "28-001", "²8001"]),
  ...refused("address", "postalCode", "errors:missingZero", ["2800", "1001", "6 001", "9999"]),
  ...refused("address", "postalCode", "errors:postalCode", [
    "00123",
    "00999",
    "53000",
    "99999",
    "480011",
    "123",
    "1",
    "0800",
  ]),
  ...refused("address", "city", TEXT, ["M4drid", "28001", "Madrid; Getafe"]),
  ...refused("address", "province", TEXT, ["48", "Bizkaia 48", "?"]),
  ...refused("address", "promotion", "errors:promotion", ["VERANO"]),
  ...refused("confirmation", "owner", TEXT, [
    "2000",
    "& &",
    "ane@example.com",
    "<script>",
    "a=1",
    "ES91 2100 0418 4502 0005 1332",
    "IBAN ES9121000418450200051332",
  ]),
  ...refused("confirmation", "iban", "errors:iban", [
    "ES912100041845020005133",
    "ES91210004184502000513322",
    "9121000418450200051332ES",
    "2100 0418 4502 0005 1332",
    "ES91 2100 0418 4502 0005 133O",
    "IBAN",
    "ES91_2100_0418_4502_0005_1332",
    "DE89 3704 0044 0532 0130 00",
  ]),
];
