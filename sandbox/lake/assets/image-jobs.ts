/**
 * How many images are worked on at once. libvips runs in Node's pool of four threads, which reads and writes files
 * too: a page of twenty new pictures must leave some of them for all other requests.
 */
const AT_ONCE = 2;

const waiting: (() => void)[] = [];
let running = 0;

/** Runs the work when it is its turn, first come, first served. Throws what the work throws. */
export async function imageJob<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
