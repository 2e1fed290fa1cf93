/** Which npm to call: the one that started the launcher, else the one on the machine's PATH. */
import { existsSync } from "node:fs";
import { basename, sep } from "node:path";
import { root } from "./project.mjs";

/**
 * @param {readonly string[]} args
 * @returns {[program: string, args: string[]]}
 */
export function npmCommand(args) {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  const usable = script && node && existsSync(script) && existsSync(node) && basename(script) === "npm-cli.js";
  // An install deletes the project's own Node: npm must not run on it.
  if (usable && !node.startsWith(`${root}${sep}node_modules${sep}`)) return [node, [script, ...args]];
  return [process.platform === "win32" ? "npm.cmd" : "npm", [...args]];
}
