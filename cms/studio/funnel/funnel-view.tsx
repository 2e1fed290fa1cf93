import { DownloadIcon } from "@sanity/icons/Download";
import { Box, Button, Card, Flex, Spinner, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useState } from "react";
import { LANGUAGES, LOCALES } from "../../../app/i18n/languages.ts";
import { type KitName, useKitNames } from "../kit-input.tsx";
import { ToolPage } from "../tool-page.tsx";
import { BreakdownTable, DIMENSIONS } from "./breakdown-table.tsx";
import { Choice } from "./choice.tsx";
import type { Dimension, Filters, Period } from "./counts.ts";
import { DaysChart } from "./days-chart.tsx";
import { ExperimentsView } from "./experiments-view.tsx";
import { FunnelTable } from "./funnel-table.tsx";
import { PeriodChoice } from "./period-choice.tsx";
import { dayTitle, lastDays } from "./periods.ts";
import { funnelRows } from "./stages.ts";
import { type Funnel, useFunnel } from "./use-funnel.ts";

const ALL = ["", "Todos"] as const;

const isDimension = (value: string): value is Dimension => value in DIMENSIONS;

/** The tool 'Embudo': how many visits of pages that sell become orders, beside the period before. */
export default function FunnelView() {
  const [period, setPeriod] = useState<Period>(() => lastDays(28));
  const [filters, setFilters] = useState<Filters>({});
  const [dimension, setDimension] = useState<Dimension>("kit");
  const { site, funnel, problem } = useFunnel({ period, filters, dimension });
  const kits = useKitNames();
  const choose = (name: Dimension) => (value: string) => {
    const { [name]: _, ...others } = filters;
    setFilters(value === "" ? others : { ...others, [name]: value });
  };
  const toast = useToast();
  const save = async ({ period }: Funnel) => {
    try {
      download(await site.readCsv(period, filters), period);
    } catch (error) {
      console.error(error);
      toast.push({ status: "error", title: "La web no contesta. Prueba otra vez dentro de un momento." });
    }
  };
  return (
    <ToolPage
      title="Embudo"
      controls={
        <>
          <PeriodChoice period={period} onChange={setPeriod} />
          <Choice
            label="Kit"
            value={filters.kit ?? ""}
            options={[ALL, ...kits.map(({ productId, name }) => [productId, name] as const)]}
            onChange={choose("kit")}
          />
          <Choice
            label="Cliente"
            value={filters.client_status ?? ""}
            options={[ALL, ["CLIENT", "Es cliente"], ["NOT_CLIENT", "No es cliente"]]}
            onChange={choose("client_status")}
          />
          <Choice
            label="Idioma"
            value={filters.language ?? ""}
            options={[ALL, ...LOCALES.map((locale) => [locale, LANGUAGES[locale].spanishName] as const)]}
            onChange={choose("language")}
          />
          <Choice
            label="Campaña"
            value={filters.campaign ?? ""}
            options={[ALL, ...(funnel?.campaigns ?? []).map((campaign) => [campaign, campaign] as const)]}
            onChange={choose("campaign")}
          />
        </>
      }
      problem={problem && `${problem} Lo que se ve aquí puede no estar al día.`}
    >
      {funnel ? (
        <Results
          funnel={funnel}
          dimension={dimension}
          kits={kits}
          onDimension={setDimension}
          onSave={() => void save(funnel)}
        />
      ) : (
        problem === undefined && <Loading />
      )}
      <ExperimentsView site={site} />
    </ToolPage>
  );
}

interface ResultsProps {
  funnel: Funnel;
  dimension: Dimension;
  kits: KitName[];
  onDimension: (dimension: Dimension) => void;
  onSave: () => void;
}

function Results({ funnel, dimension, kits, onDimension, onSave }: ResultsProps) {
  const { period, before, counts, countsBefore, breakdown } = funnel;
  const { stages, beside, revenue } = funnelRows(counts, countsBefore);
  if (counts.length === 0 && countsBefore.length === 0) return <Empty />;
  return (
    <>
      <FunnelTable isFunnel rows={stages} caption={`Del ${title(period)}; antes, del ${title(before)}`} />
      <FunnelTable isFunnel={false} rows={[revenue]} caption="Cuánto suman los pedidos" />
      <FunnelTable isFunnel={false} rows={beside} caption="Quien empezó el pedido y se fue" />
      <Flex gap={5} wrap="wrap">
        <Box flex={1} style={{ minWidth: 280 }}>
          <DaysChart title="Vistas" event="visit" period={period} counts={counts} />
        </Box>
        <Box flex={1} style={{ minWidth: 280 }}>
          <DaysChart title="Pedidos" event="order" period={period} counts={counts} />
        </Box>
      </Flex>
      <Flex gap={4} align="flex-end" wrap="wrap">
        <Choice
          label="Repartido por"
          value={dimension}
          options={Object.entries(DIMENSIONS)}
          onChange={(value) => isDimension(value) && onDimension(value)}
        />
        <Button icon={DownloadIcon} mode="ghost" text="Descargar CSV" onClick={onSave} />
      </Flex>
      <BreakdownTable dimension={dimension} counts={breakdown} kits={kits} />
      <Text size={1} muted>
        Se cuentan vistas y pedidos, no personas: la web no guarda ningún dato de quien la visita. Una vista necesita
        JavaScript; el resto se cuenta en el servidor. Se guarda 25 meses.
      </Text>
    </>
  );
}

const title = ({ from, to }: Period) => `${dayTitle(from)} al ${dayTitle(to)}`;

function Empty() {
  return (
    <Card padding={5} radius={3} border>
      <Text size={1}>
        Aún no hay nada que contar con esta selección. Lo que pase en la web aparece aquí en segundos.
      </Text>
    </Card>
  );
}

function Loading() {
  return (
    <Flex align="center" justify="center" padding={6}>
      <Spinner muted />
    </Flex>
  );
}

function download(file: Blob, { from, to }: Period): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `embudo-${from}-${to}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
}
