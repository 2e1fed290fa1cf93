import { expect, test } from "vitest";
import { outcomeOf, type Questionnaire, readChosen } from "#app/questionnaires/rules.ts";
import { quizState, readAnswers } from "#app/quiz/quiz-state.ts";
import { type Asked, specialKits } from "#app/quiz/result/neighbour-kits.ts";
import { pathsOf, questionnairePaths, seedQuestionnaire, seedQuiz } from "#tests/support/seed-quiz.ts";

const quiz = await seedQuiz();
const FUNNEL = await seedQuestionnaire("encuesta");
const CONFIGURATOR = await seedQuestionnaire("configurador");

/** The same place in the quiz, the funnel and the configurator, and its kit. See docs/rules.md#one-adviser. */
const PLACES = [
  { kit: "piso", quiz: ["mediano-piso", "duplex"], funnel: ["piso"], configurator: ["piso-intermedio"] },
  { kit: "bajo-atico", quiz: ["bajo", "atico"], funnel: ["bajo", "atico"], configurator: ["bajo-o-atico"] },
  {
    kit: "chalet",
    quiz: ["chalet", "adosado"],
    funnel: ["chalet"],
    configurator: ["adosado", "chalet", "casa-aislada"],
  },
  {
    kit: "negocios",
    quiz: ["tienda", "local", "oficina", "otro"],
    funnel: ["negocio", "negocio-publico"],
    configurator: [],
  },
];

const QUIZ_PATHS = [
  ...pathsOf(quiz, "casa", quiz.homeOptions, quiz.homeQuestions),
  ...pathsOf(quiz, "negocio", quiz.businessOptions, quiz.businessQuestions),
].map(({ search, answers }) => ({ place: answers[1], kit: quizState(quiz, readAnswers(search)).outcome.product }));

const kitsOf = (questionnaire: Questionnaire, place: string) =>
  questionnairePaths(questionnaire).map((query) => ({
    place: query.get(place) ?? "",
    kit: outcomeOf(questionnaire, readChosen(questionnaire, query)).product,
  }));

const FUNNEL_PATHS = kitsOf(FUNNEL, "lugar");
const CONFIGURATOR_PATHS = kitsOf(CONFIGURATOR, "tipo-de-casa");

test.each(PLACES)("the same place leads to $kit in all three, whatever else is answered", (place) => {
  const kits = (paths: { place: string | undefined; kit: string | undefined }[], names: string[]) =>
    paths.flatMap((path) => (path.place !== undefined && names.includes(path.place) ? [path.kit] : []));
  const found = [
    ...kits(QUIZ_PATHS, place.quiz),
    ...kits(FUNNEL_PATHS, place.funnel),
    ...kits(CONFIGURATOR_PATHS, place.configurator),
  ];
  console.info(place.kit, found.length, "combinations");
  expect(new Set(found)).toEqual(new Set([place.kit]));
});

test("every combination is counted at one place", () => {
  const counted = {
    quiz: PLACES.flatMap((place) => place.quiz),
    funnel: PLACES.flatMap((place) => place.funnel),
    configurator: PLACES.flatMap((place) => place.configurator),
  };
  expect(QUIZ_PATHS.filter(({ place }) => !place || !counted.quiz.includes(place))).toEqual([]);
  expect(FUNNEL_PATHS.filter(({ place }) => !counted.funnel.includes(place))).toEqual([]);
  expect(CONFIGURATOR_PATHS.filter(({ place }) => !counted.configurator.includes(place))).toEqual([]);
});

/** The seed's kits for businesses, with the client's price in cents. Kit Tienda holds a panic button. */
const KITS = [
  { productId: "piso", isBusiness: false, price: { client: 35.9 }, cents: 3590 },
  { productId: "negocios", isBusiness: true, price: { client: 29.67 }, cents: 2967 },
  { productId: "tienda", isBusiness: true, price: { client: 29.67 }, cents: 2967, holdsButton: true },
  { productId: "local", isBusiness: true, price: { client: 32.98 }, cents: 3298 },
  { productId: "oficina", isBusiness: true, price: { client: 36.28 }, cents: 3628 },
];

test.each<[string, Asked, string[]]>([
  ["negocios", { camera: false, panicButton: false }, []],
  ["negocios", { camera: false, panicButton: false, named: "negocios" }, []],
  ["negocios", { camera: false, panicButton: false, named: "tienda" }, ["tienda"]],
  ["negocios", { camera: false, panicButton: false, named: "local" }, []],
  ["negocios", { camera: false, panicButton: false, named: "oficina" }, []],
  ["negocios", { camera: false, panicButton: true }, ["tienda"]],
  ["negocios", { camera: true, panicButton: true, named: "tienda" }, ["tienda"]],
  ["piso", { camera: false, panicButton: true }, []],
])("%s, %o: beside it stand %j", (productId, asked, expected) => {
  const kit = KITS.find((one) => one.productId === productId);
  if (!kit) throw new Error(productId);
  const monthlyOf = ({ cents, holdsButton }: (typeof KITS)[number]) =>
    cents + (asked.camera ? 264 : 0) + (asked.panicButton && !holdsButton ? 264 : 0);
  expect(specialKits(KITS, kit, asked, monthlyOf).map((one) => one.productId)).toEqual(expected);
});
