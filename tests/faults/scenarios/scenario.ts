import type { KillSignal } from "../killable.ts";
import type { Random } from "../random.ts";
import type { DatabaseKind, System } from "../system.ts";

/** What happens to the system while visitors order. */
export interface Scenario {
  name: string;
  databases: readonly [DatabaseKind, ...DatabaseKind[]];
  /** What this machine lacks for it; it is then skipped. */
  lacks?(): string | undefined;
  /** Called before the sites start. `ports` are theirs, `folder` holds all that the system writes. */
  prepare(of: { folder: string; ports: readonly [number, number] }): Promise<Disturbance>;
}

export interface Disturbance {
  /** Settings of the sites. */
  env?: Record<string, string>;
  /** In place of the usual database. */
  database?: { url: string };
  /** The checkout that the sites run at first; this one by default. */
  former?: string;
  /** Where visitors reach the site, if not directly. */
  proxy?: string;
  raises?: readonly number[];
  /** Returns what it did, once the system has recovered. @throws when it does not. */
  disturb(system: System, random: Random): Promise<string>;
  /** Before all is judged. Returns what is wrong. */
  settle?(system: System): Promise<string[]>;
  stop?(): Promise<void>;
}

/** Kills or stops parts of the system, and starts them again. */
export const KILLS: Scenario = {
  name: "kills",
  databases: ["PGlite", "PostgreSQL"],
  prepare: async () => ({
    disturb: async ({ targets }, random) => {
      const parts = random.pick(targets);
      const signal: KillSignal = random.chance(0.75) ? "SIGKILL" : "SIGTERM";
      await Promise.all(parts.map((part) => part.kill(signal)));
      const [first, ...others] = parts;
      await first?.restart();
      await Promise.all(others.map((part) => part.restart()));
      return `${signal} ${parts.map(({ name }) => name).join(" + ")}`;
    },
  }),
};
