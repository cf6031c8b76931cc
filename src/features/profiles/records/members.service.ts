import type { Context } from '#platform/server/context.ts';
import * as members from './members.repository.ts';

/** Finds the name of any member, and since when the member is suspended; undefined for one who has gone. */
export const findMember = (ctx: Pick<Context, 'db'>, id: string) => members.findMember(ctx.db, id);
