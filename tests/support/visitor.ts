import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { parseSetCookie } from "cookie";

export interface Outcome<Data> {
  status: number;
  location: string | null;
  headers: Headers;
  /** The returned data, unless it was a response. */
  data: Data | undefined;
}

interface WithInit {
  type: string;
  data: unknown;
  init: ResponseInit | null;
}

type Returned<Value> = Value extends WithInit ? Value["data"] : Exclude<Value, Response>;

const hasInit = (value: unknown): value is WithInit =>
  typeof value === "object" && value !== null && "type" in value && value.type === "DataWithResponseInit";

/** A visitor with cookies, who calls loaders and actions directly. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  private readonly context: AppLoadContext;

  constructor(context: AppLoadContext) {
    this.context = context;
  }

  async get<Value>(
    loader: (args: LoaderFunctionArgs) => Promise<Value>,
    path: string,
    params: Record<string, string> = {},
    headers: Record<string, string> = {},
  ): Promise<Outcome<Returned<Value>>> {
    const request = this.request(path, { headers });
    return await this.outcome(() => loader({ request, params, context: this.context }));
  }

  /** Submits a form with the visitor's token. */
  async post<Value>(
    action: (args: ActionFunctionArgs) => Promise<Value>,
    path: string,
    fields: Record<string, string>,
  ): Promise<Outcome<Returned<Value>>> {
    const body = new URLSearchParams({ _xsrf: this.cookies.get("XSRF-TOKEN") ?? "", ...fields });
    const request = this.request(path, { method: "POST", body });
    return await this.outcome(() => action({ request, params: {}, context: this.context }));
  }

  private request(path: string, init: RequestInit & { headers?: Record<string, string> } = {}): Request {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    return new Request(`http://localhost:3000${path}`, { ...init, headers: { ...init.headers, Cookie: cookie } });
  }

  private async outcome<Value>(call: () => Promise<Value>): Promise<Outcome<Returned<Value>>> {
    const result: unknown = await call().catch((thrown: unknown) => {
      if (thrown instanceof Response) return thrown;
      throw thrown;
    });
    const headers = new Headers(
      result instanceof Response ? result.headers : hasInit(result) ? result.init?.headers : {},
    );
    for (const line of headers.getSetCookie()) {
      const { name } = parseSetCookie(line);
      this.cookies.set(name, line.slice(name.length + 1).split(";")[0] ?? "");
    }
    const status = result instanceof Response ? result.status : (hasInit(result) && result.init?.status) || 200;
    const data = result instanceof Response ? undefined : hasInit(result) ? result.data : result;
    return { status, headers, location: headers.get("Location"), data: data as Returned<Value> | undefined };
  }
}
