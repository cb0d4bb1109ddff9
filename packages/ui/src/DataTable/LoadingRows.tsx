import { cx } from '../internal/cx.ts';
import { useSay } from '../internal/say.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';

export function LoadingRows({ label, columns }: { label: string; columns: number }) {
  const say = useSay();
  return (
    <div
      aria-busy="true"
      role="status"
      aria-label={say('{name}: loading', { name: label })}
      className="divide-y divide-line"
    >
      {Array.from({ length: 6 }, (_, row) => (
        <div key={row} className="flex h-13 items-center gap-6 px-4">
          {Array.from({ length: Math.min(columns, 5) }, (_, i) => (
            <Skeleton key={i} className={cx('h-3.5', i === 0 ? 'w-1/3' : 'flex-1')} />
          ))}
        </div>
      ))}
    </div>
  );
}
