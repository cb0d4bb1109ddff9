import type { Host } from '@caravan/sdk';
import { Illustration } from '@caravan/ui/Illustration';
import { LinkButton } from '@caravan/ui/LinkButton';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

export type NextStepCardProps = { host: Host };

/** The prompt next to the trips: continue the survey, or request the next trip (H-083). */
export function NextStepCard({ host }: NextStepCardProps) {
  const { qualified, surveyPrompt } = host;
  return (
    <section className="rounded-lg bg-accent-soft p-6">
      <Illustration name={qualified ? 'compass' : 'letter'} className="w-28" />
      <h2 className="display-heading mt-4">{qualified ? words.request : words.surveyTitle}</h2>
      <p className="mt-2 text-sm">{qualified ? words.requestText : words.surveyText}</p>
      <LinkButton
        href={qualified ? paths.itineraries : paths.survey}
        variant="secondary"
        className="mt-5 w-full"
      >
        {qualified ? words.request : words.survey[surveyPrompt ?? 'continue']}
      </LinkButton>
      {/* A host who has just qualified can keep surveying (H-441). */}
      {qualified && surveyPrompt && (
        <LinkButton href={paths.survey} variant="ghost" className="mt-2 w-full">
          {words.survey[surveyPrompt]}
        </LinkButton>
      )}
    </section>
  );
}
