import type { Db } from '#platform/server/database/connect.ts';
import { daysBefore, demoId } from '#platform/server/demo-records.ts';
import { TestimonialInput } from './testimonials.contract.ts';

interface DemoInput {
  now: Date;
  members: { key: string; id: string }[];
}

/** The three stories of the home page, all rated 5 (specification part 1). The last one is shown first. */
const TESTIMONIALS = [
  {
    author: 'thirdsky',
    sent: 96,
    name: 'Prakriti Soman',
    role: 'Founder',
    organization: 'Third Sky Evaluation Studio',
    user_type: 'Consultant',
    content:
      'We were asked in while the milestones were still being written, not after the money was spent. Both sides had agreed what we would measure, in the same workspace, before the first survey.',
    impact: '120 villages surveyed before work began',
    rating: 5,
  },
  {
    author: 'tungavarna',
    sent: 61,
    name: 'Nandini Rao Shirali',
    role: 'Head of CSR',
    organization: 'Tungavarna Industries Limited',
    user_type: 'Corporate',
    content:
      'Our board used to get a report once a year. Now each director can open the reading rooms project and see what is done, what is late, and who is on it. The questions have become better.',
    impact: '160 reading rooms opened in Satara and Sangli',
    rating: 5,
  },
  {
    author: 'aksharvan',
    sent: 34,
    name: 'Vaishali Deshmukh-Pawar',
    role: 'Programme director',
    organization: 'Aksharvan Learning Trust',
    user_type: 'NGO',
    content:
      'The request came with a budget band and a timeframe, so the first call was about children and books. We said yes within ten days, and no one has asked us for the same table twice.',
    impact: '41,000 children with books within reach',
    rating: 5,
  },
] as const;

/** Builds the rows of `testimonials`. @throws Error for an unknown author, ZodError for an invalid story. */
function demoTestimonials({ now, members }: DemoInput) {
  return TESTIMONIALS.map(({ author, sent, ...input }) => {
    const member = members.find(({ key }) => key === author);
    if (!member) throw new Error(`there is no demo member ${author}`);
    return {
      ...TestimonialInput.parse(input),
      id: demoId('testimonial', author),
      author_id: member.id,
      status: 'published' as const,
      created_at: daysBefore(now, sent, author),
      decided_at: daysBefore(now, sent - 1, author),
    };
  });
}

/** Inserts the stories; the members' profiles must exist. */
export async function loadTestimonialsDemo(db: Db, input: DemoInput): Promise<void> {
  await db.insertInto('testimonials').values(demoTestimonials(input)).execute();
}
