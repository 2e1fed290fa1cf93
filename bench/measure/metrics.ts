/** The value of a metric of the site, summed over its labels; undefined where the site does not have it. */
export async function readMetric(siteUrl: string, name: string): Promise<number | undefined> {
  const text = await (await fetch(`${siteUrl}/metrics`)).text();
  const values = text.split("\n").flatMap((line) => {
    const [, found, value] = /^(\w+)(?:\{.*\})? (\S+)$/.exec(line) ?? [];
    return found === name ? [Number(value)] : [];
  });
  return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) : undefined;
}
