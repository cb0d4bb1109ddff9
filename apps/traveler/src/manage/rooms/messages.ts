import { plural, t } from '@lingui/core/macro';

/** Messages of the room editor. */
export const words = {
  privateForAll: t`Private room for everyone`,
  privatePrice: (price: string) => t`+${price} per traveler`,
  room: (n: number) => t`Room ${n}`,
  placeOf: (room: number, n: number) => t`Room ${room}, traveler ${n}`,
  share: t`Share a room`,
  shareText: t`Two beds, with another traveler in the group`,
  roomTexts: {
    single: t`A room of your own`,
    double: t`One room, one large bed`,
    twin: t`One room, two beds`,
    triple: t`One room for three`,
    quadruple: t`One room for four`,
    dormitory: t`A room with other travelers`,
    other: t`As arranged with you`,
  },
  update: t`Update`,
  cancel: t`Cancel`,
  privateLeft: (count: number) =>
    count === 0
      ? t`No more private rooms are left on this trip.`
      : plural(count, {
          one: '# more private room is left on this trip.',
          other: '# more private rooms are left on this trip.',
        }),
};
