import { useProfile } from '@caravan/shell/useProfile';
import { TextLink } from '@caravan/ui/TextLink';
import { paths } from '../paths.ts';
import { words } from './messages.ts';
import { pictureId } from './pictureId.ts';

/** Links a picture to its permissions. Renders nothing for pictures hosted elsewhere, and for non-admins. */
export function PictureAccess({ url }: { url: string | undefined }) {
  const { group } = useProfile();
  const id = pictureId(url);
  if (!id || group !== 'admin') return null;
  return <TextLink href={paths.access({ namespace: 'File', object: id })}>{words.picture}</TextLink>;
}
