import { Slider } from '@mantine/core';
import { useEffect, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import classes from './avatar-crop.module.css';

const ZOOM_MAX = 4;
const ARROW_PIXELS = 8;

interface AvatarCropProps {
  file: File;
  /** Width by height of the part; without it, it is a square that is shown in a circle. */
  ratio?: number;
  /** Called with the selected part, in per cent of the upright picture. */
  onChange: (area: Area) => void;
}

/** Selects the part of a picture to show, such as the square that becomes the avatar: drag or use arrow keys to move it, the slider to zoom. */
export default function AvatarCrop({ file, ratio, onChange }: AvatarCropProps) {
  const [address, setAddress] = useState<string>();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setAddress(url);
    setCrop({ x: 0, y: 0 });
    setZoom(1);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return (
    <>
      <div className={classes.stage}>
        {address && (
          <Cropper
            image={address}
            crop={crop}
            zoom={zoom}
            maxZoom={ZOOM_MAX}
            aspect={ratio ?? 1}
            cropShape={ratio ? 'rect' : 'round'}
            showGrid={false}
            keyboardStep={ARROW_PIXELS}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={onChange}
            cropperProps={{ role: 'group', 'aria-label': 'Part of the picture; arrow keys move it' }}
          />
        )}
      </div>
      <div>
        <p id="avatar-zoom" className={classes.label}>
          Zoom
        </p>
        <Slider
          value={zoom}
          onChange={setZoom}
          min={1}
          max={ZOOM_MAX}
          step={0.1}
          label={null}
          thumbProps={{ 'aria-labelledby': 'avatar-zoom' }}
          thumbSize={24}
        />
      </div>
    </>
  );
}
