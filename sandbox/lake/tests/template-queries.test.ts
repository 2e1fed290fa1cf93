import { createClient } from "@sanity/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ServedLake, serveLake } from "../serve.ts";

// The content and the queries of a site made from Sanity's Next.js template (`sanity-template-nextjs-clean`): pages of sections, posts, links.

let lake: ServedLake;
beforeAll(async () => {
  lake = await serveLake();
  const transaction = client("raw").transaction();
  for (const document of DOCUMENTS) transaction.create(document);
  await transaction.commit();
});
afterAll(() => lake.close());

function client(perspective: "raw" | "published" | "drafts") {
  const project = { projectId: "local", dataset: "production", apiVersion: "2025-11-01", useCdn: false };
  return createClient({ ...project, apiHost: lake.url, useProjectHostname: false, token: "any", perspective });
}

const slug = (current: string) => ({ _type: "slug", current });
const reference = (_ref: string) => ({ _type: "reference", _ref });
const textWith = (text: string, link: object) => [
  {
    _type: "block",
    _key: "b",
    style: "normal",
    children: [{ _type: "span", _key: "s", text, marks: ["l"] }],
    markDefs: [{ _type: "link", _key: "l", ...link }],
  },
];

const DOCUMENTS: { _id: string; _type: string; [field: string]: unknown }[] = [
  {
    _id: "siteSettings",
    _type: "settings",
    title: "A site",
    description: textWith("See", { linkType: "page", page: reference("about") }),
  },
  { _id: "ane", _type: "person", firstName: "Ane", lastName: "Etxeberria" },
  {
    _id: "about",
    _type: "page",
    name: "About",
    slug: slug("about"),
    pageBuilder: [
      {
        _type: "callToAction",
        _key: "c",
        heading: "Read on",
        link: { _type: "link", linkType: "post", post: reference("first") },
      },
      { _type: "infoSection", _key: "i", content: textWith("More", { linkType: "href", href: "https://example.com" }) },
    ],
  },
  {
    _id: "first",
    _type: "post",
    title: "First",
    slug: slug("first"),
    date: "2026-01-01T10:00:00Z",
    author: reference("ane"),
    content: textWith("About", { linkType: "page", page: reference("about") }),
  },
  { _id: "second", _type: "post", slug: slug("second"), date: "2026-02-01T10:00:00Z" },
  { _id: "unnamed", _type: "post", title: "Without an address" },
  { _id: "drafts.second", _type: "post", title: "Second, soon", slug: slug("second"), date: "2026-02-01T10:00:00Z" },
];

const POST = `
  _id,
  "status": select(_originalId in path("drafts.**") => "draft", "published"),
  "title": coalesce(title, "Untitled"),
  "slug": slug.current,
  "date": coalesce(date, _updatedAt),
  "author": author->{firstName, lastName, picture}`;
const LINK_TARGET = `_type == "link" => {"page": page->slug.current, "post": post->slug.current}`;
const MARKED_TEXT = `{..., markDefs[]{..., ${LINK_TARGET}}}`;
const POSTS = '*[_type == "post" && defined(slug.current)] | order(date desc, _updatedAt desc)';

test("the site's settings, with where their links lead", async () => {
  const settings = await client("published").fetch(`*[_type == "settings"][0]{..., description[]${MARKED_TEXT}}`);
  expect(settings).toMatchObject({ title: "A site", description: [{ markDefs: [{ page: "about", post: null }] }] });
});

test("a page by its address, with the links of each kind of section", async () => {
  const query = `*[_type == "page" && slug.current == $slug][0]{
    _id, name, slug,
    "pageBuilder": pageBuilder[]{
      ...,
      _type == "callToAction" => {link{..., ${LINK_TARGET}}},
      _type == "infoSection" => {content[]${MARKED_TEXT}}
    }
  }`;
  expect(await client("published").fetch(query, { slug: "about" })).toMatchObject({
    _id: "about",
    pageBuilder: [
      { heading: "Read on", link: { page: null, post: "first" } },
      { content: [{ children: [{ text: "More" }], markDefs: [{ href: "https://example.com", page: null }] }] },
    ],
  });
  expect(await client("published").fetch(query, { slug: "none" })).toBeNull();
});

test.each([
  [
    "published",
    [
      ["Untitled", "published"],
      ["First", "published"],
    ],
  ],
  [
    "drafts",
    [
      ["Second, soon", "draft"],
      ["First", "published"],
    ],
  ],
] as const)("the posts as %s, the newest first, with title and status", async (perspective, expected) => {
  const posts = await client(perspective).fetch<{ title: string; status: string }[]>(`${POSTS}{${POST}}`);
  expect(posts.map(({ title, status }) => [title, status])).toEqual(expected);
  expect(posts[1]).toMatchObject({
    slug: "first",
    author: { firstName: "Ane", lastName: "Etxeberria", picture: null },
  });
});

test("other posts than the one that is read, up to a number", async () => {
  const query = `*[_type == "post" && _id != $skip && defined(slug.current)] | order(date desc, _updatedAt desc) [0...$limit]{${POST}}`;
  expect(await client("published").fetch(query, { skip: "second", limit: 2 })).toMatchObject([{ slug: "first" }]);
  expect(await client("published").fetch(query, { skip: "none", limit: 1 })).toMatchObject([{ slug: "second" }]);
});

test("a post with its text, the addresses of all, and the sitemap", async () => {
  const post = `*[_type == "post" && slug.current == $slug][0]{content[]${MARKED_TEXT}, ${POST}}`;
  expect(await client("published").fetch(post, { slug: "first" })).toMatchObject({
    title: "First",
    content: [{ children: [{ text: "About" }], markDefs: [{ page: "about" }] }],
  });
  const addresses = '*[_type == "post" && defined(slug.current)]{"slug": slug.current} | order(slug asc)';
  expect(await client("published").fetch(addresses)).toEqual([{ slug: "first" }, { slug: "second" }]);
  const sitemap =
    '*[_type == "page" || _type == "post" && defined(slug.current)] | order(_type asc){"slug": slug.current, _type, _updatedAt}';
  expect(await client("published").fetch(sitemap)).toMatchObject([
    { slug: "about", _type: "page" },
    { _type: "post" },
    { _type: "post" },
  ]);
});
