/** `npm run build`: the package as others install it, JavaScript with types, in `dist`. */
import { execFileSync } from "node:child_process";
import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const source = import.meta.dirname;
const target = join(source, "dist");

rmSync(target, { recursive: true, force: true });
execFileSync("tsc", ["-p", join(source, "tsconfig.build.json")], { stdio: "inherit" });
for (const file of ["README.md", "STUDIO.md", "LICENSE"]) copyFileSync(join(source, file), join(target, file));

// TypeScript finds `x.d.ts` beside `x.js`.
const manifest = JSON.parse(readFileSync(join(source, "package.json"), "utf8").replaceAll('.ts"', '.js"'));
const { private: _, scripts: _scripts, devDependencies, dependencies, exports, ...rest } = manifest;
delete exports["./testing/*"];
/** The declarations name them. */
const types = Object.entries(devDependencies).filter(([name]) => name.startsWith("@types/"));
const published = { ...rest, exports, dependencies: { ...dependencies, ...Object.fromEntries(types) } };
writeFileSync(join(target, "package.json"), `${JSON.stringify(published, null, 2)}\n`);
