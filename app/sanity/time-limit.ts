/** The value of a promise, or undefined when it takes longer than `milliseconds`. Rejects as the promise does. */
export async function firstWithin<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value | undefined> {
  const { promise: timeUp, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, milliseconds);
  try {
    return await Promise.race([promise, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}
