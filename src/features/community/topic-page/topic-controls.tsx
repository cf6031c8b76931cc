import { Button, Menu } from '@mantine/core';
import { IconBell, IconBellOff, IconBellRinging, IconChevronDown, IconSettings } from '@tabler/icons-react';
import { useFollowTopic } from '#features/community/follows/follows.api.ts';
import type { TopicFollow } from '#features/community/follows/follows.contract.ts';
import { useSetTopicState } from '#features/community/topics/topics.api.ts';
import type { Topic } from '#features/community/topics/topics.contract.ts';
import { setTopicState } from '#features/community/topics/topics.contract.ts';
import { failureText } from '#platform/contract/errors.ts';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { LONG_TOAST_MS, showToast } from '#platform/web/toast.ts';

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

const FOLLOWS: Record<TopicFollow, { label: string; about: string; Icon: typeof IconBell }> = {
  following: { label: 'Following', about: 'New replies come by email on Mondays', Icon: IconBellRinging },
  none: { label: 'Not following', about: 'An email only when somebody mentions you', Icon: IconBell },
  muted: { label: 'Muted', about: 'No email about this topic', Icon: IconBellOff },
};
const ORDER: TopicFollow[] = ['following', 'none', 'muted'];

const fail = (error: unknown) =>
  showToast({
    title: 'Error',
    message: failureText(error, 'Please try again.'),
    tone: 'error',
    duration: LONG_TOAST_MS,
  });

/** Follows or mutes a topic; moderators also pin and lock it. */
export function TopicControls({ topic }: { topic: Topic }) {
  const follow = useFollowTopic(topic.id);
  const canModerate = useMayCall()(setTopicState);
  const now = FOLLOWS[follow.isPending ? follow.variables : topic.follow];
  return (
    <>
      <Menu position="bottom-start" withinPortal>
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<now.Icon {...ICON} />}
            rightSection={<IconChevronDown {...ICON} />}
          >
            {now.label}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {ORDER.map((one) => {
            const { label, about, Icon } = FOLLOWS[one];
            return (
              <Menu.Item
                key={one}
                leftSection={<Icon {...ICON} />}
                onClick={() => follow.mutate(one, { onError: fail })}
              >
                {label}: {about}
              </Menu.Item>
            );
          })}
        </Menu.Dropdown>
      </Menu>
      {canModerate && topic.can_moderate && <Moderate topic={topic} />}
    </>
  );
}

function Moderate({ topic: { id, is_pinned, is_locked } }: { topic: Topic }) {
  const set = useSetTopicState(id);
  const change = (state: { is_pinned?: boolean; is_locked?: boolean }, title: string) => () =>
    set.mutate(state, { onSuccess: () => showToast({ title, tone: 'success' }), onError: fail });
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        <Button variant="default" leftSection={<IconSettings {...ICON} />} loading={set.isPending}>
          Moderate
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={change({ is_pinned: !is_pinned }, is_pinned ? 'Topic unpinned' : 'Topic pinned')}>
          {is_pinned ? 'Unpin' : 'Pin to the top of the circle'}
        </Menu.Item>
        <Menu.Item onClick={change({ is_locked: !is_locked }, is_locked ? 'Topic unlocked' : 'Topic locked')}>
          {is_locked ? 'Unlock' : 'Lock: no more replies'}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
