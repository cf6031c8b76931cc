import { z } from 'zod';
import { defineRoute } from '#platform/contract/route.ts';

/** A row of the tree: a page for admins, or a public page that admins can only look at. */
const AdminNode = z.object({
  label: z.string(),
  /** Address on this site. */
  path: z.string(),
  /** True for a public page whose words nobody can change here. */
  view_only: z.boolean(),
  /** Number of things that wait there, at most 100; null where nothing can wait. */
  waiting: z.int().nullable(),
});
export type AdminNode = z.output<typeof AdminNode>;

const AdminGroup = z.object({ label: z.string(), nodes: z.array(AdminNode) });
export type AdminGroup = z.output<typeof AdminGroup>;

export const getAdminNavigation = defineRoute({
  name: 'getAdminNavigation',
  method: 'GET',
  path: '/admin/navigation',
  access: 'admin',
  summary: "The tree of admins' pages, with the number of things that wait at each",
  response: z.object({ groups: z.array(AdminGroup) }),
});
