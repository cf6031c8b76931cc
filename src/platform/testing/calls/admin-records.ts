import { callAs, testimonialBody } from '#platform/testing/records.ts';
import type { Scene } from './define-calls.ts';

/** A testimonial of the owner's that waits for a decision. */
export const testimonial = (scene: Scene): Promise<{ id: string }> =>
  callAs(scene.app, scene.owner, 'POST', '/testimonials', testimonialBody());
