import { z } from 'zod';
import type { Route } from '#platform/contract/route.ts';

function shapeOf(schema: z.ZodType | undefined): Record<string, z.ZodType> {
  return schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {};
}

const unwrapped = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodDefault ||
  schema instanceof z.ZodPrefault ||
  schema instanceof z.ZodNullable
    ? unwrapped(schema.unwrap() as z.ZodType)
    : schema;

/** The names of all fields that a route's body may have, dotted for nested ones. */
export function bodyFields(route: Route): string[] {
  const names = (schema: z.ZodType | undefined, prefix: string): string[] =>
    Object.entries(shapeOf(schema)).flatMap(([key, field]) => [
      prefix + key,
      ...names(unwrapped(field), `${prefix}${key}.`),
    ]);
  return names(route.body && unwrapped(route.body), '');
}
