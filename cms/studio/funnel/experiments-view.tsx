import { Badge, Button, Card, Flex, Heading, Stack, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useClient } from "sanity";
import { todayInSpain } from "../../../app/i18n/today.ts";
import { keepVariant } from "../experiments/keep-variant.ts";
import { WideTable } from "../tool-page.tsx";
import {
  type Experiment,
  type ExperimentResult,
  resultOf,
  type VariantResult,
  verdictOf,
} from "./experiment-results.ts";
import { dayTitle } from "./periods.ts";
import type { SiteCounts } from "./site-counts.ts";
import { asNumber, asPercent, ratio } from "./stages.ts";
import { SOUGHT } from "./statistics.ts";
import { useExperimentCounts } from "./use-experiment-counts.ts";

const CELL = { padding: "8px 12px", textAlign: "right", whiteSpace: "nowrap" } as const;

/** The results of all experiments that have begun, the newest first. Sample sizes come before rates, and rates before a verdict. */
export function ExperimentsView({ site }: { site: SiteCounts }) {
  const { experiments, problem } = useExperimentCounts(site);
  const client = useClient({ apiVersion: "2025-11-01" });
  const toast = useToast();
  const keep = async ({ experimentId }: Experiment, variantId: string) => {
    try {
      const { changed, left } = await keepVariant(client, experimentId, variantId);
      const description = [
        changed.length > 0 && `Revisa y publica: ${changed.join(", ")}.`,
        left.length > 0 &&
          `Su borrador ya no tiene el experimento; descarta sus cambios y prueba otra vez: ${left.join(", ")}.`,
      ]
        .filter(Boolean)
        .join(" ");
      if (changed.length === 0)
        return toast.push({
          status: "info",
          title: left.length > 0 ? "No ha cambiado nada." : "El experimento ya no está en ninguna página.",
          description,
        });
      toast.push({
        status: "success",
        title: "La variante está en su sitio, como borrador",
        description,
        duration: 15_000,
      });
    } catch (error) {
      console.error(error);
      toast.push({ status: "error", title: "No se ha podido poner. Prueba otra vez." });
    }
  };
  return (
    <Stack gap={4} data-testid="experiments">
      <Heading as="h2" size={2}>
        Experimentos
      </Heading>
      {problem === undefined ? null : (
        <Card padding={4} radius={3} tone="critical" border role="alert">
          <Text size={1}>{problem}</Text>
        </Card>
      )}
      {experiments?.length === 0 ? (
        <Text size={1} muted>
          Todavía no ha empezado ninguno. Se crean en Contenido, Páginas, Experimentos.
        </Text>
      ) : null}
      {experiments?.map(({ experiment, counts }) => (
        <ResultCard
          key={experiment.experimentId}
          experiment={experiment}
          onKeep={(variantId) => void keep(experiment, variantId)}
          result={resultOf(experiment, counts, todayInSpain())}
        />
      ))}
    </Stack>
  );
}

interface ResultProps {
  experiment: Experiment;
  result: ExperimentResult;
  onKeep: (variantId: string) => void;
}

function ResultCard({ experiment, result, onKeep }: ResultProps) {
  const { title, from, to, experimentId } = experiment;
  return (
    <Card padding={4} radius={3} border data-testid={`experiment-${experimentId}`}>
      <Stack gap={4}>
        <Flex gap={3} align="center" wrap="wrap">
          <Heading as="h3" size={1}>
            {title}
          </Heading>
          <Badge tone={result.isOver ? "neutral" : "primary"}>{result.isOver ? "Terminado" : "En marcha"}</Badge>
          <Text size={1} muted>
            {experimentId} · del {dayTitle(from)} al {dayTitle(to)}
          </Text>
        </Flex>
        {result.isLopsided ? (
          <Card padding={3} radius={2} tone="critical" border role="alert">
            <Text size={1}>
              El reparto no cuadra: las variantes tienen más o menos visitantes de lo que les toca, y no es casualidad.
              Algo falla (una variante que no carga, o un reparto cambiado a medias), así que estas cifras no valen.
              Avisa a desarrollo.
            </Text>
          </Card>
        ) : null}
        <ResultTable result={result} />
        <Text size={1} weight="medium" data-testid="verdict">
          {sentenceOf(experiment, result)}
        </Text>
        {result.isOver ? (
          <Flex gap={2} wrap="wrap">
            {result.variants.map(({ variantId, label }) => (
              <Button
                key={variantId}
                mode="ghost"
                fontSize={1}
                text={`Dejar «${label}» en la página`}
                onClick={() => onKeep(variantId)}
              />
            ))}
          </Flex>
        ) : null}
        {result.isEnough ? (
          <Text size={1} muted>
            La diferencia es una horquilla: con estas visitas, la de verdad está dentro 95 veces de cada 100. Si incluye
            el 0, puede que no haya ninguna.
          </Text>
        ) : null}
      </Stack>
    </Card>
  );
}

const COLUMNS = ["Variante", "Visitantes", "Kit elegido", "Pedidos", "Pedidos por visitante", "Diferencia"];

function ResultTable({ result: { variants } }: { result: ExperimentResult }) {
  return (
    <WideTable>
      <thead>
        <tr>
          {COLUMNS.map((column, index) => (
            <th key={column} scope="col" style={{ ...CELL, textAlign: index === 0 ? "left" : "right" }}>
              <Text size={1} muted align={index === 0 ? "left" : "right"}>
                {column}
              </Text>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {variants.map((variant) => (
          <tr key={variant.variantId} style={{ borderTop: "1px solid var(--card-border-color)" }}>
            <th scope="row" style={{ ...CELL, textAlign: "left", fontWeight: 400 }}>
              <Text size={1}>
                {variant.label} ({variant.variantId}, {variant.share} %)
              </Text>
            </th>
            {cellsOf(variant).map((text, index) => (
              <td key={COLUMNS[index + 1]} style={CELL}>
                <Text size={1} align="right" weight={index === 0 ? "semibold" : "regular"}>
                  {text}
                </Text>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

const points = new Intl.NumberFormat("es-ES", { maximumFractionDigits: 2, signDisplay: "exceptZero" });

function cellsOf({ visitors, kits, orders, difference }: VariantResult): string[] {
  return [
    asNumber(visitors),
    asNumber(kits),
    asNumber(orders),
    asPercent(ratio(orders, visitors)),
    difference ? `de ${points.format(difference.from * 100)} a ${points.format(difference.to * 100)} puntos` : "–",
  ];
}

/** What the numbers allow to say, in plain words. */
function sentenceOf({ to }: Experiment, { variants, needed, isEnough, isOver, isLopsided }: ExperimentResult): string {
  if (isLopsided) return "No se puede decir nada mientras el reparto no cuadre.";
  if (!isEnough) {
    const reason =
      needed === undefined
        ? "la primera variante aún no tiene pedidos, así que no se sabe ni cuántos visitantes hacen falta."
        : `hacen falta ${asNumber(needed)} visitantes por variante para notar una diferencia de un ${asPercent(SOUGHT)}, y la que menos tiene lleva ${asNumber(Math.min(...variants.map(({ visitors }) => visitors)))}.`;
    return isOver ? `Ha terminado y no se puede decir: ${reason}` : `Todavía no se puede decir: ${reason}`;
  }
  if (!isOver) {
    return `Hay visitas de sobra, pero espera al ${dayTitle(to)}: la diferencia sube y baja por azar, y quien para cuando le gusta elige a menudo un ganador falso.`;
  }
  return variants
    .flatMap(({ label, difference }) => {
      if (!difference) return [];
      const verdict = verdictOf(difference);
      if (verdict === "better") return [`«${label}» vende más.`];
      return [
        verdict === "worse" ? `«${label}» vende menos.` : `Entre «${label}» y la de siempre no se ve diferencia.`,
      ];
    })
    .join(" ");
}
