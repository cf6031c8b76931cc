import { Skeleton, Stack } from '@mantine/core';
import { IconChevronDown, IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { useAdminNavigation } from './admin-navigation.api.ts';
import type { AdminGroup, AdminNode } from './admin-navigation.contract.ts';
import classes from './admin-tree.module.css';

/** The desk counts up to a hundred. */
const COUNTED_MAX = 100;

interface AdminTreeProps {
  /** Called when a link was followed. */
  onNavigate?: () => void;
}

/** The tree of the admin area: groups that open and close, with what waits beside each page. */
export function AdminTree({ onNavigate }: AdminTreeProps) {
  const navigation = useAdminNavigation();
  if (navigation.isPending) {
    return (
      <Stack gap="xs" role="status" aria-label="Loading navigation">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
          <Skeleton key={row} height={28} radius="sm" />
        ))}
      </Stack>
    );
  }
  if (!navigation.data) {
    return (
      <ErrorState
        title="Failed to load navigation"
        error={navigation.error}
        onRetry={navigation.refetch}
        retrying={navigation.isRefetching}
      />
    );
  }
  return (
    <nav aria-label="Admin pages">
      <ul className={classes.groups}>
        {navigation.data.groups.map((group) => (
          <TreeGroup key={group.label} group={group} onNavigate={onNavigate} />
        ))}
      </ul>
    </nav>
  );
}

function TreeGroup({ group: { label, nodes }, onNavigate }: AdminTreeProps & { group: AdminGroup }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <li>
      <button
        type="button"
        className={classes.group}
        aria-expanded={isOpen}
        onClick={() => setIsOpen((was) => !was)}
      >
        {label}
        <IconChevronDown className={classes.chevron} size={18} stroke={1.5} aria-hidden />
      </button>
      {isOpen && (
        <ul className={classes.nodes}>
          {nodes.map((node) => (
            <TreeNode key={node.path} node={node} onNavigate={onNavigate} />
          ))}
        </ul>
      )}
    </li>
  );
}

function TreeNode({ node, onNavigate }: AdminTreeProps & { node: AdminNode }) {
  const isHere = useIsHere(node.path);
  return (
    <li>
      <Link
        className={classes.node}
        to={node.path}
        aria-current={isHere ? 'page' : undefined}
        onClick={onNavigate}
      >
        <span className={classes.label}>{node.label}</span>
        {node.view_only && (
          <span className={classes.tag}>
            View Only
            <IconExternalLink size={14} stroke={1.5} aria-hidden />
          </span>
        )}
        {node.waiting ? (
          <span className={classes.count}>
            {node.waiting < COUNTED_MAX ? node.waiting : `${COUNTED_MAX - 1}+`}
            <span className={classes.unseen}> waiting</span>
          </span>
        ) : null}
      </Link>
    </li>
  );
}

/** True on the page of this address; a query counts where the address has one. */
function useIsHere(path: string): boolean {
  const { pathname, search } = useLocation();
  const [place, query = ''] = path.split('?');
  if (place !== pathname) return false;
  const here = new URLSearchParams(search);
  return [...new URLSearchParams(query)].every(([name, value]) => here.get(name) === value);
}
