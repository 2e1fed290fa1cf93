import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { localeOf, localePath } from "#app/i18n/locale.ts";
import { ButtonLink } from "#app/ui/button.tsx";

/**
 * The texts of error pages stand in the code, unlike all others: they must be there when the content is not.
 */
const TEXTS = {
  es: {
    notFound: {
      title: "No encontramos esta página",
      text: "Puede que la dirección haya cambiado o que tenga una errata. Desde aquí llegas a lo que más se busca.",
    },
    forbidden: {
      title: "No hemos podido comprobar tu formulario",
      text: "Vuelve a abrir la página y envíalo otra vez. Así nos aseguramos de que lo envías tú.",
    },
    failed: {
      title: "Algo ha fallado por nuestra parte",
      text: "Ya lo estamos mirando. Inténtalo de nuevo en un momento; si tenías un pedido a medias, sigue guardado.",
    },
    home: "Alarmas para casa",
    business: "Alarmas para negocios",
    again: "Volver a intentarlo",
  },
  eu: {
    notFound: {
      title: "Ez dugu orri hau aurkitu",
      text: "Baliteke helbidea aldatu izana edo idazketa-akatsen bat izatea. Hemendik, gehien bilatzen diren edukietara iritsiko zara.",
    },
    forbidden: {
      title: "Ezin izan dugu zure formularioa egiaztatu",
      text: "Ireki berriro orria eta bidali beste behin. Horrela ziurtatzen dugu zuk bidaltzen duzula.",
    },
    failed: {
      title: "Zerbaitek huts egin digu",
      text: "Dagoeneko begiratzen ari gara. Saiatu berriro une bat barru; eskaera bat amaitu gabe bazenuen, gordeta jarraitzen du.",
    },
    home: "Etxerako alarmak",
    business: "Negozioetarako alarmak",
    again: "Saiatu berriro",
  },
} as const;

/** The page for what is not there, may not be sent, or failed. It needs no content and no backend. */
export function FailurePage() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const locale = localeOf(pathname);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const texts = TEXTS[locale];
  const { title, text } = status === 404 ? texts.notFound : status === 403 ? texts.forbidden : texts.failed;
  return (
    <main
      id="main"
      className="mx-auto flex min-h-[60vh] max-w-2xl flex-col items-start justify-center gap-6 px-4 py-16"
    >
      <title>{title}</title>
      <p className="rounded-full bg-tint px-4 py-1 font-semibold text-brand-700">{status}</p>
      <h1 className="text-4xl">{title}</h1>
      <p className="text-lg text-muted">{text}</p>
      <div className="flex flex-wrap gap-3">
        {status === 404 ? (
          <ButtonLink to={localePath(locale, "/")}>{texts.home}</ButtonLink>
        ) : (
          <ButtonLink to={pathname} reloadDocument>
            {texts.again}
          </ButtonLink>
        )}
        <ButtonLink to={localePath(locale, "/alarmas-para-negocios")} look="quiet">
          {texts.business}
        </ButtonLink>
      </div>
    </main>
  );
}
