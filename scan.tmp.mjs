import { chromium } from "@playwright/test";
// words that are broken across lines without a space or hyphen
const b = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox"] });
const base = process.env.BASE ?? "http://localhost:4300";
const paths = process.argv[3] ? process.argv[3].split(",") : ["/", "/alarmas-para-casa", "/alarmas-para-negocios", "/alarmas-para-casa/chalets", "/precio-alarma", "/alarmas-para-casa-precios", "/promociones", "/accesorios-alarma", "/accesorios-alarma/sirena-exterior", "/conoce-nuestra-alarma", "/contacto", "/ayuda", "/aviso-legal", "/calcula-tu-alarma", "/contratar-alarma-negocio", "/catalogo"];
const p = await (await b.newContext()).newPage();
for (const w of process.argv[2].split(",").map(Number)) for (const path of paths.flatMap((x) => [x, `/eu${x === "/" ? "" : x}`])) {
  await p.setViewportSize({ width: w, height: 800 });
  await p.goto(base + path, { waitUntil: "load" });
  const broken = await p.evaluate(() => {
    const out = new Set();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let n = walk.nextNode(); n; n = walk.nextNode()) {
      const t = n.data; if (!/\p{L}{4}/u.test(t)) continue;
      const el = n.parentElement; if (!el.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) || el.closest(".sr-only,script,style,noscript")) continue;
      for (const m of t.matchAll(/[\p{L}]{5,}/gu)) {
        range.setStart(n, m.index); range.setEnd(n, m.index + m[0].length);
        const tops = new Set([...range.getClientRects()].filter((r) => r.width > 1).map((r) => Math.round(r.top)));
        if (tops.size > 1) out.add(`${m[0]} (${el.tagName}.${el.className.toString().slice(0, 30)} in ${el.closest("section,article,li")?.className.slice(0, 40)})`);
      }
    }
    return [...out];
  });
  if (broken.length) console.log(w, path, broken.join(" | "));
}
await b.close();
