import type { ReceivedRequest, Service } from "#sandbox/recorder/received-log.ts";

/** A section of the page. */
export interface Kind {
  id: string;
  title: string;
  service: Service;
  path: RegExp;
}

/** In the order of the page. The last kind of a service takes its remaining requests. */
const KINDS: readonly Kind[] = [
  { id: "pedidos", title: "Pedidos", service: "alarms", path: /^\/address\/[^/]+\/order$/ },
  { id: "confirmaciones", title: "Confirmaciones", service: "alarms", path: /^\/confirmation$/ },
  { id: "clientes", title: "Clientes", service: "alarms", path: /^\/customer$/ },
  { id: "direcciones", title: "Direcciones", service: "alarms", path: /^\/customer\/[^/]+\/address$/ },
  { id: "emails", title: "E-mails", service: "emails", path: /./ },
  { id: "carritos", title: "Carritos abandonados", service: "node", path: /^\/abandonedcart$/ },
  { id: "llamadas", title: "Solicitudes de llamada", service: "node", path: /^\/callback$/ },
  { id: "desistimientos", title: "Desistimientos", service: "node", path: /^\/withdrawal$/ },
  { id: "valoraciones", title: "Valoraciones", service: "node", path: /./ },
  { id: "respuestas", title: "Respuestas del cuestionario", service: "services", path: /./ },
  { id: "calles", title: "Búsquedas de calles", service: "places", path: /./ },
  { id: "otras", title: "Otras peticiones a alarmas", service: "alarms", path: /./ },
  { id: "lago", title: "Fallos del contenido", service: "lake", path: /./ },
];

/** The kinds with their requests, newest first. */
export function groupByKind(requests: readonly ReceivedRequest[]): { kind: Kind; requests: ReceivedRequest[] }[] {
  const groups = KINDS.map((kind): { kind: Kind; requests: ReceivedRequest[] } => ({ kind, requests: [] }));
  for (const request of requests.toReversed()) {
    groups.find(({ kind }) => kind.service === request.service && kind.path.test(request.path))?.requests.push(request);
  }
  return groups;
}
