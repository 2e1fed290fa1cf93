/**
 * What went wrong in words for the person at the terminal: one line that says what to do. Anything else that is thrown
 * is a defect of the launcher and is shown with its stack.
 */
export class Problem extends Error {
  /**
   * @param {string} message One line.
   * @param {string} [detail] What the failed tool printed, when the line alone does not explain it.
   */
  constructor(message, detail = "") {
    super(message);
    this.name = "Problem";
    this.detail = detail;
  }
}

/** @param {unknown} error */
export function showError(error) {
  if (!(error instanceof Problem)) return console.error(error);
  if (error.detail) console.error(error.detail);
  console.error(error.message);
}
