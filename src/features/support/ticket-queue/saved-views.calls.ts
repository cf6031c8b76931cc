import { type Call, defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';

/** A view is its supporter's own: that of the first admin, who makes the call; other calls make more of them. */
const savedView = async (scene: Scene): Promise<Call> => {
  const id = crypto.randomUUID();
  await scene.app.sql(
    `insert into support_saved_views (id, supporter_id, name, filters)
        select $1::uuid, id, $1::text, '{}' from accounts where is_admin order by created_at, id limit 1`,
    [id],
  );
  return { params: { id } };
};

export const calls = defineCalls({
  listSavedViews: { who: 'admins', whole: 'twenty views at most' },
  createSavedView: {
    who: 'admins create',
    unrecorded: 'filters of the supporter alone',
    call: () => ({ body: { name: crypto.randomUUID(), filters: { status: 'open' } } }),
  },
  removeSavedView: { who: 'admins', unrecorded: 'filters of the supporter alone', call: savedView },
});
