/** A service's answer other than 2xx: `{"message"}` with its status. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = "Refusal";
    this.status = status;
  }
}

export function invalid(message: string): Refusal {
  return new Refusal(400, message);
}

export function notFound(message: string): Refusal {
  return new Refusal(404, message);
}
