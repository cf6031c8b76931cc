import { callAs, resourceBody } from '#platform/testing/records.ts';
import { samplePdf } from '#platform/testing/sample-files.ts';
import { sendUpload } from '#platform/testing/send-upload.ts';
import type { Scene } from './define-calls.ts';

// Only a few can be on their way.
export const removeUploads = (scene: Scene) =>
  scene.app.sql('delete from uploads where owner_id = $1', [scene.owner.id]);
/** An upload that has arrived. @returns its id. */
export const newUpload = async (scene: Scene, member = scene.owner) => {
  await removeUploads(scene);
  return sendUpload(scene.app, member, samplePdf());
};

/** A resource that waits for a review. */
export const waitingResource = async (
  scene: Scene,
  author = scene.owner,
): Promise<{ id: string; waiting_since: string }> => {
  const { id } = await callAs(
    scene.app,
    author,
    'POST',
    '/resources',
    resourceBody(await newUpload(scene, author)),
  );
  const [row] = await scene.app.sql<{ waiting_since: Date }>(
    'select waiting_since from resources where id = $1',
    [id],
  );
  return { id, waiting_since: row?.waiting_since.toISOString() ?? '' };
};

/** A published resource. */
export const publishedResource = async (scene: Scene, author = scene.owner): Promise<{ id: string }> => {
  const { id } = await waitingResource(scene, author);
  await scene.app.sql(
    `with v as (update resource_versions set published_at = now() where resource_id = $1 returning file_name)
       update resources set status = 'published', published_at = now(), waiting_since = null, file_name = v.file_name
       from v where id = $1`,
    [id],
  );
  return { id };
};

/** The call of a route about a published resource. */
export const aboutResource = async (scene: Scene) => ({ params: await publishedResource(scene) });
