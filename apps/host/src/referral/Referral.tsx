import { useTenant } from '@caravan/shell/useTenant';
import { Button } from '@caravan/ui/Button';
import { CopyField } from '@caravan/ui/CopyField';
import { Illustration } from '@caravan/ui/Illustration';
import { StatCard } from '@caravan/ui/StatCard';
import { toast } from '@caravan/ui/toast';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useHost } from '../host/useHost.ts';
import { words } from './messages.ts';

/** The host's own signup link and its reward (H-129, H-130). */
export function Referral() {
  const host = useHost();
  const { brand } = useTenant();
  const [learning, setLearning] = useState(false);
  const url = `${window.location.origin}/signup?referral=${encodeURIComponent(host.pagePath ?? host.id)}`;
  const share = () => {
    // Closing the system's share sheet isn't an error.
    void navigator.share({ title: brand, text: words.shareText(brand), url }).catch(() => undefined);
  };
  return (
    <div className="grid grid-cols-1 items-center gap-12 lg:grid-cols-[minmax(0,1fr)_min(22rem,30vw)]">
      <div className="min-w-0">
        <h1 className="display-hero">{words.title}</h1>
        <p className="mt-5 max-w-prose text-lg text-muted">{words.text}</p>
        <ul className="mt-10 grid max-w-xl grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] gap-6">
          {[words.first, words.second].map(([amount, when]) => (
            <li key={amount}>
              <StatCard label={when} value={amount} className="h-full" />
            </li>
          ))}
        </ul>
        <div className="mt-10 grid grid-cols-1 max-w-xl gap-4">
          <CopyField
            label={words.link}
            value={url}
            onError={() => toast({ tone: 'error', title: words.copyFailed })}
          />
          <div className="flex flex-wrap gap-2">
            {'share' in navigator && (
              <Button icon={<Share2 aria-hidden />} onPress={share}>
                {words.share}
              </Button>
            )}
            <Button variant="ghost" aria-expanded={learning} onPress={() => setLearning(!learning)}>
              {words.learn}
            </Button>
          </div>
          {learning && (
            <ol className="grid grid-cols-1 gap-4 rounded-lg bg-sunken p-6">
              {words.how.map(([title, text], i) => (
                <li key={title} className="grid grid-cols-[2rem_minmax(0,1fr)]">
                  <span className="display text-xl text-accent-text">{i + 1}</span>
                  <span>
                    <span className="block font-medium">{title}</span>
                    <span className="text-sm text-muted">{text}</span>
                  </span>
                </li>
              ))}
            </ol>
          )}
        </div>
      </div>
      <Illustration name="coins" className="mx-auto w-full max-w-sm" />
    </div>
  );
}
