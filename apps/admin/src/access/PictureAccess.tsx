import { TextLink } from '@caravan/ui/TextLink';
import { useStaff } from '../frame/useStaff.ts';
import { paths } from '../paths.ts';
import { words } from './messages.ts';
import { pictureId } from './pictureId.ts';

/** Links a picture to its permissions. Renders nothing for pictures hosted elsewhere, and for people who don't see permissions. */
export function PictureAccess({ url }: { url: string | undefined }) {
  const { seesAll } = useStaff();
  const id = pictureId(url);
  if (!id || !seesAll) return null;
  return <TextLink href={paths.access({ namespace: 'File', object: id })}>{words.picture}</TextLink>;
}
