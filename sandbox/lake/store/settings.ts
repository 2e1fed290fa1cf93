import type { DatabaseSync } from "node:sqlite";
import type { JsonValue } from "../../json/json-value.ts";

/** Small values by name that outlive the process: what the Studio keeps for its user. */
export class Settings {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  get(name: string): JsonValue | undefined {
    const row = this.#database.prepare("SELECT value FROM setting WHERE name = ?").get(name);
    return row && JSON.parse(String(row.value));
  }

  set(name: string, value: JsonValue): void {
    this.#database
      .prepare("INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)")
      .run(name, JSON.stringify(value));
  }
}
