import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Label, Slider, SliderThumb, SliderTrack } from 'react-aria-components';
import { Button } from '../Button/Button.tsx';
import { type Cut, cutPicture } from './cutPicture.ts';
import { useSay } from '../internal/say.ts';

type Props = {
  source: string;
  width: number;
  height: number;
  round: boolean;
  onCancel: () => void;
  onDone: (file: File) => void;
};

export default function Crop({ source, width, height, round, onCancel, onDone }: Props) {
  const say = useSay();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [cut, setCut] = useState<Cut>();
  const [failed, setFailed] = useState(false);
  const [working, setWorking] = useState(false);
  const apply = async () => {
    if (!cut) return;
    setWorking(true);
    try {
      onDone(await cutPicture(source, cut, width, height));
    } catch {
      setFailed(true);
    } finally {
      setWorking(false);
    }
  };
  return (
    <div className="flex flex-col gap-5">
      <div className="relative h-80 overflow-hidden rounded-md bg-sunken">
        <Cropper
          image={source}
          crop={crop}
          zoom={zoom}
          aspect={width / height}
          cropShape={round ? 'round' : 'rect'}
          showGrid={!round}
          disableAutomaticStylesInjection
          cropperProps={{ role: 'group', 'aria-label': say('Crop area. Use the arrow keys to move it.') }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, area) => setCut(area)}
        />
      </div>
      <Slider value={zoom} onChange={setZoom} minValue={1} maxValue={3} step={0.05} className="grid gap-2">
        <Label className="text-sm font-medium">{say('Zoom')}</Label>
        <SliderTrack className="relative flex h-6 items-center before:h-1 before:w-full before:rounded-full before:bg-line-strong">
          <SliderThumb className="top-1/2 size-5 rounded-full border-2 border-accent-text bg-raised shadow-raised data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-focus" />
        </SliderTrack>
      </Slider>
      {failed && (
        <p className="text-sm font-medium text-red">
          {say('We couldn’t read this picture. Try another one.')}
        </p>
      )}
      <div className="flex justify-end gap-2">
        <Button variant="ghost" onPress={onCancel}>
          {say('Cancel')}
        </Button>
        <Button isDisabled={!cut || working} onPress={() => void apply()}>
          {say('Use picture')}
        </Button>
      </div>
    </div>
  );
}
