interface Step {
  options?: { effect?: { product?: string } }[];
}

/** Why some answers lead to no kit; true when one step names a kit whatever is chosen. */
export function kitProblem(steps: Step[] | undefined): true | string {
  if (!steps || steps.length === 0) return true;
  const decides = steps.some(
    ({ options = [] }) => options.length > 0 && options.every(({ effect }) => effect?.product),
  );
  return (
    decides || "Con algunas respuestas no se llega a ningún kit: en uno de los pasos, cada opción tiene que elegir uno."
  );
}
