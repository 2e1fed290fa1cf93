/** The least that a server in Node can do: one write of stored bytes. `PORT` and `ANSWER` are set by the benchmark. */
import { createServer } from "node:http";
import { readAnswer } from "./stored-answer.ts";

const { headers, body } = await readAnswer(process.env.ANSWER ?? "");
const all = { ...headers, "content-length": body.length };

const server = createServer((_request, response) => response.writeHead(200, all).end(body));
server.listen(Number(process.env.PORT));
process.once("disconnect", () => process.exit());
