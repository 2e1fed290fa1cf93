/** Names of Spain's provinces by the first two digits of their postal codes, as people write them: without accents, in small letters. */
const NAMES: Record<string, readonly string[]> = {
  "01": ["alava", "araba"],
  "02": ["albacete"],
  "03": ["alicante", "alacant"],
  "04": ["almeria"],
  "05": ["avila"],
  "06": ["badajoz"],
  "07": ["baleares", "balears", "illes balears", "islas baleares"],
  "08": ["barcelona"],
  "09": ["burgos"],
  "10": ["caceres"],
  "11": ["cadiz"],
  "12": ["castellon", "castello"],
  "13": ["ciudad real"],
  "14": ["cordoba"],
  "15": ["coruna", "a coruna", "la coruna"],
  "16": ["cuenca"],
  "17": ["girona", "gerona"],
  "18": ["granada"],
  "19": ["guadalajara"],
  "20": ["gipuzkoa", "guipuzcoa"],
  "21": ["huelva"],
  "22": ["huesca"],
  "23": ["jaen"],
  "24": ["leon"],
  "25": ["lleida", "lerida"],
  "26": ["rioja", "la rioja"],
  "27": ["lugo"],
  "28": ["madrid"],
  "29": ["malaga"],
  "30": ["murcia"],
  "31": ["navarra", "nafarroa"],
  "32": ["ourense", "orense"],
  "33": ["asturias"],
  "34": ["palencia"],
  "35": ["las palmas", "palmas"],
  "36": ["pontevedra"],
  "37": ["salamanca"],
  "38": ["santa cruz de tenerife", "tenerife"],
  "39": ["cantabria"],
  "40": ["segovia"],
  "41": ["sevilla"],
  "42": ["soria"],
  "43": ["tarragona"],
  "44": ["teruel"],
  "45": ["toledo"],
  "46": ["valencia"],
  "47": ["valladolid"],
  "48": ["bizkaia", "vizcaya"],
  "49": ["zamora"],
  "50": ["zaragoza"],
  "51": ["ceuta"],
  "52": ["melilla"],
};

/**
 * Whether a postal code is of another province than the one that was typed (docs/rules.md#postal-codes). A province that is none, such as
 * an island, contradicts no code: who lives there knows it better. Nor does a code that does not exist, which has its own message.
 */
export function contradictsProvince(postalCode: string, typed: string): boolean {
  if (postalCode.length !== 5 || !NAMES[postalCode.slice(0, 2)]) return false;
  const spellings = spellingsOf(typed);
  const prefixes = Object.entries(NAMES).filter(([, names]) => names.some((name) => spellings.includes(name)));
  return prefixes.length > 0 && !prefixes.some(([prefix]) => postalCode.startsWith(prefix));
}

/** «Araba/Álava» is one of two names, «Coruña, A» has its article last, «Asturias (Principado de)» an addition. */
function spellingsOf(typed: string): string[] {
  const plain = typed.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.split(/[/()]| - /).map((name) => {
    const [last = "", first] = name.split(",");
    return (first === undefined ? last : `${first.trim()} ${last}`).trim().replace(/^provincia de /, "");
  });
}
