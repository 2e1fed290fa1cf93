/** `npm ci`: a folder's packages, exactly as its package-lock.json says. */
import { run } from "./command.mjs";
import { diskFull, namesFullDisk, requireSpace } from "./disk-space.mjs";
import { forgetInstall } from "./installed.mjs";
import { keepLog } from "./log-file.mjs";
import { npmCommand } from "./npm.mjs";
import { explainNpmFailure } from "./npm-failure.mjs";
import { Problem } from "./problem.mjs";
import { machineEnvironment } from "./project.mjs";

const LAST_LINES = 30;
const ARGS = [
  "ci",
  "--no-audit",
  "--no-fund",
  // A configured `omit=dev` would leave out the compilers, and a quiet log level the reason of a failure.
  "--include=dev",
  "--include=optional",
  "--loglevel=notice",
  // npm runs on the machine's Node, the packages on the project's.
  "--engine-strict=false",
];

/**
 * Does the install; whether it is whole is the caller's to say, with `markInstalled`.
 *
 * @param {{ folder: string, bytes: number, log: string, place?: string }} what `bytes`: the room that it needs; `log`: the
 *   name of the log that a failure leaves; `place`: the folder to name in a failure, where it is not the project's.
 * @param {AbortSignal} stop
 * @returns {Promise<void>} Rejects with a Problem that says in one line what to do.
 */
export async function npmCi({ folder, bytes, log, place = "" }, stop) {
  await requireSpace(folder, bytes);
  await forgetInstall(folder);
  const [program, args] = npmCommand(ARGS);
  const { code, output } = await run(program, args, { env: machineEnvironment(), cwd: folder, stop });
  if (code === 0) return;
  if (namesFullDisk(output)) throw diskFull(bytes);
  const where = await keepLog(log, output);
  const line = explainNpmFailure(output);
  if (line) throw new Problem(`${place && `In ${place}: `}${line} ${where}`);
  const detail = output.split("\n").slice(-LAST_LINES).join("\n");
  throw new Problem(`The packages${place && ` of ${place}`} could not be installed. ${where}`, detail);
}
