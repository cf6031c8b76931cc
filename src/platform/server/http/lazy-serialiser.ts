import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';

const compile = SerializerSelector()();

/**
 * Returns what writes the answers of a route as JSON. It is made when the route answers for the first time, because for all routes
 * it takes a tenth of a second. A schema that is wrong fails then; the tests call every route.
 */
export function lazySerialiser(definition: Parameters<typeof compile>[0], schemaOf: () => unknown) {
  let write: ReturnType<typeof compile> | undefined;
  return (data: unknown): string => {
    write ??= compile({ ...definition, schema: schemaOf() });
    return write(data);
  };
}
