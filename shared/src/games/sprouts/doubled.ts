/** The same numbers, with as much room again. */
export function doubled<Values extends Uint8Array | Int8Array | Int32Array>(values: Values): Values {
  const longer = new (values.constructor as new (length: number) => Values)(2 * values.length);
  longer.set(values);
  return longer;
}
