/** Java, on which the HTML checker of the browser tests runs. */
import { keepLog, Problem, showError } from "../../server/launch/problem.ts";
import { doSteps } from "../../server/launch/steps.ts";
import { canUseApt, installPackage, runs } from "./programs.ts";

/** Installs Java where it is missing and we may. The tests that need it fail without it, and say so; all others run. */
export async function installJava(stop: AbortSignal): Promise<void> {
  if ((await runs("java", stop)) || !canUseApt()) return;
  try {
    await doSteps([{ title: "Install Java (first time, about a minute)", task: () => installPackageOfJava(stop) }]);
  } catch (error) {
    stop.throwIfAborted();
    showError(error);
  }
}

async function installPackageOfJava(stop: AbortSignal): Promise<void> {
  const output = await installPackage("default-jre-headless", stop);
  if (await runs("java", stop)) return;
  throw new Problem(`Java could not be installed. ${await keepLog("java", output)}`);
}
