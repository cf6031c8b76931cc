import { setTimeout as pause } from 'node:timers/promises';
import { endlessOleInZip, endlessRelations } from '#platform/testing/packed-files.ts';
import { callAs, initiativeBody } from '#platform/testing/records.ts';
import { sendUpload } from '#platform/testing/send-upload.ts';
import { createMember } from '#platform/testing/sign-in.ts';
import { playAttack, type Scenario } from './stage.ts';

/** The two files that once held the server for a minute and a half, and took it 3.6 GB. */
export const hostileUploads: Scenario = {
  name: 'the two critical files',
  limitMs: 90_000,
  async play(stage) {
    const { app } = stage.product;
    const member = await createMember(app);
    const { id } = await callAs(app, member, 'POST', '/collaborations', initiativeBody());
    const files = [
      ['a.docx', endlessRelations(400_000)],
      ['a.zip', endlessOleInZip(10_000_000)],
    ] as const;
    const { statuses, ...outcome } = await playAttack(stage, async (ms) => {
      const begun = performance.now();
      const answers: Record<string, number> = {};
      for (const [name, content] of files) {
        const upload_id = await sendUpload(app, member, content, name);
        const { status } = await app.request('POST', `/collaborations/${id}/files`, {
          token: member.token,
          body: { upload_id },
        });
        answers[status] = (answers[status] ?? 0) + 1;
      }
      await pause(Math.max(0, ms - (performance.now() - begun)));
      return answers;
    });
    const accepted = Object.keys(statuses).filter((status) => !status.startsWith('4'));
    if (accepted.length > 0) outcome.problems.push(`not refused: ${accepted.join(', ')}`);
    return outcome;
  },
};
