import { API_BASE } from '#platform/contract/route.ts';
import { callAs } from './records.ts';
import type { TestMember } from './sign-in.ts';
import type { TestApp } from './test-app.ts';

/** Sends a whole file as an upload, in one part. @returns the id of the upload. */
export async function sendUpload(
  app: TestApp,
  member: TestMember,
  content: Buffer,
  name = 'plan.pdf',
): Promise<string> {
  const { id } = await callAs(app, member, 'POST', '/uploads', { name, byte_size: content.length });
  const { status } = await fetch(`${app.url}${API_BASE}/uploads/${id}`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${member.token}`,
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
    },
    body: new Uint8Array(content),
  });
  if (status !== 204) throw new Error(`the upload answered ${status}`);
  return id;
}
