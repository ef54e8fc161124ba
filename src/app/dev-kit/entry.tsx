import '#base/web/styles/tokens.css'
import '#base/web/styles/page.css'
import '#base/web/styles/fonts.css'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { Loading } from '#base/web/kit/Loading.tsx'
import { LanguageProvider } from '#base/web/language.tsx'
import { KitGallery } from './KitGallery.tsx'

const everyLanguage = async () => false
const place = document.getElementById('kit')
if (!place) throw new Error('dev-kit/index.html has no place for the gallery')

createRoot(place).render(
  <StrictMode>
    <MemoryRouter>
      <Suspense>
        <LanguageProvider isHungarianOnly={everyLanguage}>
          <Suspense fallback={<Loading />}>
            <KitGallery />
          </Suspense>
        </LanguageProvider>
      </Suspense>
    </MemoryRouter>
  </StrictMode>,
)
