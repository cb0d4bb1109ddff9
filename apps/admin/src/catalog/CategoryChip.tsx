import type { CategoryColor, CategoryIcon } from '@caravan/sdk';
import { Badge, type BadgeProps } from '@caravan/ui/Badge';
import {
  Bike,
  BookOpen,
  Camera,
  Compass,
  Dumbbell,
  Flower2,
  Footprints,
  Heart,
  Landmark,
  Leaf,
  type LucideIcon,
  Moon,
  Mountain,
  Music,
  Palette,
  PawPrint,
  Rainbow,
  Ship,
  Snowflake,
  Sun,
  Telescope,
  Tent,
  Utensils,
  Waves,
  Wine,
} from 'lucide-react';

const icons: Record<CategoryIcon, LucideIcon> = {
  camera: Camera,
  rainbow: Rainbow,
  heart: Heart,
  dumbbell: Dumbbell,
  compass: Compass,
  utensils: Utensils,
  leaf: Leaf,
  flower: Flower2,
  mountain: Mountain,
  tent: Tent,
  telescope: Telescope,
  moon: Moon,
  sun: Sun,
  waves: Waves,
  ship: Ship,
  bike: Bike,
  footprints: Footprints,
  music: Music,
  palette: Palette,
  book: BookOpen,
  wine: Wine,
  snowflake: Snowflake,
  paw: PawPrint,
  landmark: Landmark,
};

const tones: Record<CategoryColor, BadgeProps['tone']> = {
  sky: 'blue',
  plum: 'purple',
  rose: 'red',
  clay: 'accent',
  moss: 'green',
  saffron: 'warning',
  sage: 'teal',
  lavender: 'grey',
};

export type CategoryChipProps = { name: string; icon: CategoryIcon; color: CategoryColor };

/** A category with its icon and color. */
export function CategoryChip({ name, icon, color }: CategoryChipProps) {
  const Icon = icons[icon];
  return (
    <Badge tone={tones[color]} icon={<Icon aria-hidden />}>
      {name}
    </Badge>
  );
}
